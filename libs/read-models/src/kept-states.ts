import { codeOf } from '@cardroom/event-store';
import { type Floor, type FloorEvent, rememberedActions } from '@cardroom/floor';

/** What every module folds with. */
const beneath = ['@cardroom/kernel', '@cardroom/poker', '@cardroom/rulebook', 'immutable'];

/** Names the code that folds a module's facts, by the name of its package. Read when first asked for. */
export const foldedBy = (name: string): (() => string) => {
  let known: string | null = null;
  return () => (known ??= codeOf([name, ...beneath].map((each) => require.resolve(each))));
};

/** The floor's last actions hold the floor as it was before each: they are brought back by the facts that follow. */
export const floorMemory = {
  without: ({ facts }: Floor): Floor => ({ ...facts, facts, recent: [] }),
  goesOn: ({ recent }: Floor, event: FloorEvent): boolean => recent.at(-1)?.command === event.command,
  isWhole: ({ recent, day }: Floor): boolean => recent.length === rememberedActions || day?.closed === true,
  reachesBack: ({ recent }: Floor, event: FloorEvent): boolean =>
    event.type === 'ActionUndone' && !recent.some(({ command }) => command === event.action),
};
