import { DOORS, EMULATOR_DOOR, FLOORS, type Floor, floorOf, nameOf, ROOMS, type RoomRow, TOOLS } from './rooms.ts';

/** The table of CONTRIBUTING.md: from the doors down to the ground, then what is beside `src`. */
export function renderRoomTable(): string {
  const inSrc = ROOMS.filter(isInSrc);
  const floors = FLOORS.toReversed().map((floor) => inSrc.filter((row) => floorOf(nameOf(row)) === floor));
  const rows = [...floors.flat(), ...ROOMS.filter((row) => !isInSrc(row))].map(renderRow);
  return `| Floor | Room | Contains | May import |\n|---|---|---|---|\n${rows.join('')}`;
}

function renderRow(row: RoomRow): string {
  const floor = isInSrc(row) ? floorText(floorOf(nameOf(row))) : 'outside';
  const packages = (row.packages ?? []).filter((name) => name !== '').map((name) => `\`${name}\``);
  return `| ${floor} | \`${row.path}\` | ${row.contains} | ${[...roomsText(row), ...packages].join(', ') || 'nothing'} |\n`;
}

function floorText(floor: Floor): string {
  return `${FLOORS.indexOf(floor) + 1} ${floor}`;
}

function roomsText(row: RoomRow): readonly string[] {
  if (row.imports !== 'everything') return row.imports;
  const name = nameOf(row);
  if (TOOLS.includes(name)) return ['everything but `src/action` and other tools'];
  const others = DOORS.filter((door) => !`${name}/`.startsWith(`${door}/`)).map((door) => `\`src/${door}\``);
  const emulator = name === EMULATOR_DOOR ? ['and `emulator`, as no other room of `src`'] : [];
  return [`everything but ${others.join(', ')}`, ...emulator];
}

function isInSrc({ path }: RoomRow): boolean {
  return path.startsWith('src/');
}
