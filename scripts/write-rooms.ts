import { withBlocks } from './generated-blocks.ts';
import { writeOrCheck } from './generated-file.ts';
import { renderRoomTable } from './rooms/room-table.ts';

writeOrCheck('CONTRIBUTING.md', (page) => withBlocks(page, { rooms: renderRoomTable() }));
