import { SCENES, type Scene } from './draw/scenes.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

/** The pictures of docs/reports.md, by title. */
writeOrCheck('docs/reports.md', (current) =>
  withBlocks(current, {
    comments: picturesOf('comment'),
    conversation: picturesOf('conversation'),
    files: picturesOf('files'),
    summary: picturesOf('summary'),
  }),
);

function picturesOf(page: Scene['page']): string {
  return SCENES.filter((scene) => scene.page === page)
    .map(
      ({ name, title }) => `### ${title}

<picture>
  <source media="(prefers-color-scheme: dark)" srcset="pictures/${name}-dark.png">
  <img width="650" alt="${title}" src="pictures/${name}-light.png">
</picture>
`,
    )
    .join('\n');
}
