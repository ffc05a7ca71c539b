/** Generated from package.json by "npm run generate": do not edit. The bundle runs by itself, so the program carries this copy. */
export const VERSION = '0.1.0';
