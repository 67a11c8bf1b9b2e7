import { roomParameters, type RoomSettings, startingRoomSettings } from '@cardroom/rulebook';

/**
 * The house settings the floor decides by, recorded when the day opens and whenever one is changed.
 * Starting values are those of `RoomSettings` in the rulebook.
 */
export interface FloorSettings {
  /** Minutes to answer a call (RRP-2.3.2). */
  readonly callAnswerMinutes: number;
  /** Minutes added once the answer time is over, before the call ends. */
  readonly callGraceMinutes: number;
  /** What an unanswered call costs: the bottom of the list once, then off; or off at once; or nothing. */
  readonly afterNoAnswer: 'bottomOnceThenOff' | 'off' | 'keepPlace';
  /** What declining a call costs. */
  readonly afterDecline: 'bottomOnceThenOff' | 'off' | 'keepPlace';
  /** Whether players may join without being in the room (RRP-2.3.1). */
  readonly callInAllowed: boolean;
  /** Minutes a player who called in has to arrive. */
  readonly callInArrivalMinutes: number;
  /** Minutes a place on a list may be held without being called. */
  readonly placeHoldMinutes: number;
  /** Minutes a lock-up lasts at a table that is opening, while somebody waits (RRP-2.2.20). */
  readonly lockUpNewTableMinutes: number;
  /** Minutes any lock-up may last while somebody waits (RRP-2.2.20). */
  readonly lockUpMaxMinutes: number;
  /** How many waiting names end a lock-up that has had its time (RRP-2.2.20). */
  readonly lockUpLapseMinWaiting: number;
  /** What happens to a player's other places when he is seated: the house's first choice. */
  readonly otherListsWhenSeated: 'keep' | 'drop' | 'ask';
  /** How often a called player may have more time (RRP-2.3.2). */
  readonly callMoreTimeTimes: number;
  /** Minutes added to the answer time each time. */
  readonly callMoreTimeMinutes: number;
  /** How many calls a player may pass, one name going before him, before declining costs. */
  readonly callPassesAllowed: number;
  /** Deposit for a place or seat locked up, in minor units; null takes none. */
  readonly lockUpDepositMinor: number | null;
  /** Minutes of absence after which chips may be picked up (RRP-2.2.19). */
  readonly absencePickupMinutes: number;
  /** Longest absence that may be announced, from its start; null: as agreed with the floor. */
  readonly absenceAnnouncedMaxMinutes: number | null;
  /** From which absence of a session on the floor is told that they are frequent; null: never. */
  readonly absenceFrequentCount: number | null;
  /** Players of a table who may be away at once before the next one walks on short time; null: no such rule. */
  readonly walkersPerTable: number | null;
  /** Minutes of absence of one walker too many after which his chips may be picked up. */
  readonly extraWalkerMinutes: number;
  /** Who may let somebody play over an absent player's seat (RRP-2.2.11). */
  readonly playOverApproverRole: RoomSettings['playOverApproverRole'];
  /** Minutes within which a player who comes back to a game brings what he took; null: no rule (RRP-2.2.5). */
  readonly ratholeReturnMinutes: number | null;
  readonly ratholeReturnScope: RoomSettings['ratholeReturnScope'];
  /** Whether guests may sit behind players, and how many behind each (RRP-2.2.26). */
  readonly spectatorsAllowed: RoomSettings['spectatorsAllowed'];
  readonly guestsPerPlayer: number;
  /** Whether chips may be played from a rack (RRP-2.2.7). */
  readonly racksAtTable: boolean;
  /** Whether one may smoke at the tables, and how many seats on each side of the dealer are without (RRP-1.3.1). */
  readonly smokingAtTableAllowed: boolean;
  readonly nonSmokingSeatsPerSide: number;
  /** Length of a rent period, and rent of a seat for one, where a game's rate does not say (RRP-2.2.2). */
  readonly collectionIntervalMinutes: number;
  readonly collectionAmount: number | null;
  /** When rent falls due, where a game's rate does not say (RRP-2.2.2). */
  readonly collectionDue: RoomSettings['collectionDue'];
  /** Courtesy hands at stud for a player who declines to pay, and with how many waiting at most he has any. */
  readonly collectionCourtesyStudHands: number;
  readonly collectionCourtesyMaxWaiting: number;
  /** With how many waiting at most a new player pays nothing. */
  readonly collectionNewPlayerExemptMaxWaiting: number;
  /** Minutes that a player who refused a must-move stays out of the game (RRP-2.3.9). */
  readonly mustMoveRefusalCooldownMinutes: number;
  /** Whether players move up as they were called from the list, or as they sat down in the game (RRP-2.3.9). */
  readonly mustMoveOrder: RoomSettings['mustMoveOrder'];
  /** At stud: hands a player called up may still play after the one in progress (RRP-2.3.11). */
  readonly mustMoveStudExtraHands: number;
  /** With how many vacant seats at most a listed player must play in a new or must-move game (RRP-2.3.10). */
  readonly mustPlayMaxVacantSeats: number;
  /** From how many waiting names on who changes tables moves at once, and at stud after his hand (RRP-2.3.13). */
  readonly lockUpMoveNowMinWaiting: number;
  readonly lockUpStudMinWaiting: number;
  readonly lockUpStudExtraHands: number;
  /** Whether a seated player may ask for another seat, and what declining one costs his request (RRP-2.3.12). */
  readonly seatChangeOnRequest: boolean;
  readonly seatChangeAfterDecline: 'keepsTime' | 'toEnd';
  /** Whether a move by choice is refused if it leaves the old table shorter than the new one (RRP-2.3.3). */
  readonly transferRefusedIfOldTableShorter: boolean;
  /** Who decides when a table opens, closes or breaks (RRP-2.2.1). */
  readonly tableOpenCloseRole: RoomSettings['tableOpenCloseRole'];
  /** Seated players from which a game is going. */
  readonly playersToStart: number;
  /** A going table with fewer players is short-handed. */
  readonly shortHandedBelow: number;
  /** Present players on a list from which an opening is proposed; null proposes nothing (RRP-2.2.1). */
  readonly tableOpenProposalPlayers: number | null;
  /** How players come to their seats at the start: as they come, by draw, or imposed (RRP-2.3.7, THR-1.1, FR4-1.1). */
  readonly initialSeating: RoomSettings['initialSeating'];
  /** Whether imposed tables stay hidden from players until they are revealed (FR4-1.1). */
  readonly seatingRevealedOnSite: boolean;
  /** Players above the normal size with whom a table may open (RRP-2.3.8). */
  readonly openingExtraPlayersMax: number;
  /** Objections that refuse a change of stakes (RRP-2.2.16). */
  readonly stakesChangeBlockingObjections: number;
  /** How the players of a breaking table come to seats elsewhere: by cards, by lot, or as they sit (RRP-2.3.14). */
  readonly tableBreakSeatMethod: RoomSettings['tableBreakSeatMethod'];
  /** Where players without a seat go when their table breaks (RRP-2.3.14). */
  readonly breakListPosition: RoomSettings['breakListPosition'];
  /** Hands of stud for which a seat drawn for an absent player waits (RRP-2.3.14). */
  readonly breakAbsentStudHands: number;
  /** Full rounds that a new deck stays in play (RRP-2.2.21). */
  readonly deckMinRounds: number;
  /** Minutes that a new setup stays in play (RRP-2.2.21). */
  readonly setupMinMinutes: number;
  /** Length of a dealer's down: a push is due after it. */
  readonly dealerDownMinutes: number;
}

export type SettingValue = string | number | boolean | null;

export const settingNames = [
  'callAnswerMinutes',
  'callGraceMinutes',
  'afterNoAnswer',
  'afterDecline',
  'callInAllowed',
  'callInArrivalMinutes',
  'placeHoldMinutes',
  'lockUpNewTableMinutes',
  'lockUpMaxMinutes',
  'lockUpLapseMinWaiting',
  'otherListsWhenSeated',
  'callMoreTimeTimes',
  'callMoreTimeMinutes',
  'callPassesAllowed',
  'lockUpDepositMinor',
  'absencePickupMinutes',
  'absenceAnnouncedMaxMinutes',
  'absenceFrequentCount',
  'walkersPerTable',
  'extraWalkerMinutes',
  'playOverApproverRole',
  'ratholeReturnMinutes',
  'ratholeReturnScope',
  'spectatorsAllowed',
  'guestsPerPlayer',
  'racksAtTable',
  'smokingAtTableAllowed',
  'nonSmokingSeatsPerSide',
  'collectionIntervalMinutes',
  'collectionAmount',
  'collectionDue',
  'collectionCourtesyStudHands',
  'collectionCourtesyMaxWaiting',
  'collectionNewPlayerExemptMaxWaiting',
  'mustMoveRefusalCooldownMinutes',
  'mustMoveOrder',
  'mustMoveStudExtraHands',
  'mustPlayMaxVacantSeats',
  'lockUpMoveNowMinWaiting',
  'lockUpStudMinWaiting',
  'lockUpStudExtraHands',
  'seatChangeOnRequest',
  'seatChangeAfterDecline',
  'transferRefusedIfOldTableShorter',
  'tableOpenCloseRole',
  'playersToStart',
  'shortHandedBelow',
  'tableOpenProposalPlayers',
  'initialSeating',
  'seatingRevealedOnSite',
  'openingExtraPlayersMax',
  'stakesChangeBlockingObjections',
  'tableBreakSeatMethod',
  'breakListPosition',
  'breakAbsentStudHands',
  'deckMinRounds',
  'setupMinMinutes',
  'dealerDownMinutes',
] as const satisfies readonly (keyof FloorSettings)[];

/** The house rules a room starts with. */
export const startingSettings: FloorSettings = Object.fromEntries(
  settingNames.map((name) => [name, startingRoomSettings[name]]),
) as unknown as FloorSettings;

export const isSetting = (name: string): name is keyof FloorSettings =>
  (settingNames as readonly string[]).includes(name);

/** Whether the rulebook lets a house choose this value. */
export const isAllowed = (setting: keyof FloorSettings, value: SettingValue): boolean =>
  roomParameters[setting].schema.safeParse(value).success;
