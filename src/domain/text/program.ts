/** Generated from package.json by "npm run generate": do not edit. The bundle runs without package.json, so the program has this copy. */
export const VERSION = '0.1.0';
export const HOMEPAGE = 'https://github.com/OWNER/findings-gate';
