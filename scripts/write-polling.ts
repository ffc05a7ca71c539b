import { pollingTables } from '../bench/polling/tables.ts';
import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';

writeOrCheck('docs/polling.md', (current) => withBlocks(current, pollingTables()));
