import { type Instant } from '@cardroom/kernel';
import { type HandCommand, type HandEvent } from '@cardroom/poker';

type Untimed<T> = T extends unknown ? Omit<T, 'at'> : never;

/** A command of the poker engine without its instant, which is that of the fact around it. */
export type UntimedCommand = Untimed<HandCommand>;

/** An event of the poker engine without its instant. */
export type UntimedEvent = Untimed<HandEvent>;

/** Keys stand as the engine writes them: type, instant, and the rest. */
const at = <T extends { readonly type: string }>({ type, ...rest }: T, moment: Instant): object => ({
  type,
  at: moment,
  ...rest,
});

export const commandAt = (moment: Instant, command: UntimedCommand): HandCommand =>
  at(command, moment) as HandCommand;

export const eventsAt = (moment: Instant, events: readonly UntimedEvent[]): readonly HandEvent[] =>
  events.map((event) => at(event, moment) as HandEvent);

export const withoutInstant = <T extends { readonly at: Instant }>({ at: _, ...rest }: T): Untimed<T> =>
  rest as Untimed<T>;
