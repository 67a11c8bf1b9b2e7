/** A string that stands for one kind of thing, so that a table cannot be seated at a player. */
export type Id<Kind extends string> = string & { readonly __kind: Kind };

export type RoomId = Id<'room'>;
export type PlayerId = Id<'player'>;
export type TableId = Id<'table'>;
export type GameId = Id<'game'>;
export type EntryId = Id<'list-entry'>;
export type StaffId = Id<'staff'>;
export type DeviceId = Id<'device'>;
export type CommandId = Id<'command'>;
export type HandId = Id<'hand'>;

/** Brands a string that the edge has validated. */
export const id = <I extends Id<string>>(value: string): I => value as I;

/** Who acts: a member of staff, a device such as the kiosk, a player over the API, or a timer of the house. */
export type Actor =
  | { readonly kind: 'staff'; readonly id: StaffId; readonly role: Role }
  | { readonly kind: 'device'; readonly id: DeviceId }
  | { readonly kind: 'player'; readonly id: PlayerId }
  | { readonly kind: 'timer' };

/** The people of product.md §2, from least to most authority where the rules rank them. */
export const roles = [
  'dealer',
  'cashier',
  'listKeeper',
  'floorSupervisor',
  'tournamentDirector',
  'shiftManager',
  'roomManager',
  'auditor',
  'administrator',
] as const;
export type Role = (typeof roles)[number];
