const LIGHT = { doors: '#8250df', sources: '#bc4c00', gate: '#0969da', report: '#1a7f37', others: '#59636e' };
const DARK = { doors: '#ab7df8', sources: '#db6d28', gate: '#4493f8', report: '#3fb950', others: '#9198a1' };

/** Of the pictures of the rooms: a colour for each layer, on light and on dark pages. */
export const PICTURE_STYLE = `text { font-family: system-ui, "Segoe UI", "Noto Sans", Helvetica, Arial, sans-serif; }
.name, .files { text-anchor: middle; }
.name { font-size: 12.5px; font-weight: 600; }
.files, .title { font-size: 12px; }
.frame { stroke-dasharray: 4 3; fill: none; }
.arrow { fill: none; stroke-width: 1.4; }
${scheme(LIGHT, { page: '#ffffff', text: '#1f2328', faint: '#59636e' })}
@media (prefers-color-scheme: dark) {
${scheme(DARK, { page: '#0d1117', text: '#f0f6fc', faint: '#9198a1' })}
}
`;

function scheme(
  { others, ...colours }: Readonly<Record<string, string>>,
  { page, text, faint }: { readonly page: string; readonly text: string; readonly faint: string },
): string {
  const layers = Object.entries(colours).map(
    ([layer, colour]) => `.${layer} { stroke: ${colour}; } .head.${layer} { fill: ${colour}; }`,
  );
  return `.page, .box { fill: ${page}; } .name { fill: ${text}; } .files, .title { fill: ${faint}; }
.box, .frame, .arrow { stroke: ${others}; } .head { fill: ${others}; stroke: none; }
${layers.join('\n')}`;
}
