import { type HandId, instant } from '@cardroom/kernel';
import { noBetting } from '../betting/betting-round';
import { nothingIrregular } from '../betting/irregular';
import { noDrawing } from '../games/drawing';
import { noShowdown } from '../showdown/state';
import { type Hand, type HandSetup } from './state';

/** Before the opening event there is no setup to read; nothing but `phase` means anything then. */
const noSetup = { handId: '' as HandId } as HandSetup;

export const unopenedHand: Hand = {
  phase: 'unopened',
  setup: noSetup,
  players: [],
  owed: [],
  street: -1,
  boards: [[]],
  runs: 1,
  sharedBoard: 0,
  deck: { size: 0, stub: [], burns: [], muck: [], setAside: [], scrap: [] },
  seed: null,
  round: noBetting,
  lastRound: noBetting,
  lastRaiserOfDeal: null,
  bettingOver: false,
  ranOut: false,
  deadMoney: 0,
  pots: [],
  paidOut: 0,
  carriedOver: 0,
  showdown: noShowdown,
  drawing: noDrawing,
  irregular: nothingIrregular,
  actions: [],
  total: 0,
  lastAt: instant(0),
};
