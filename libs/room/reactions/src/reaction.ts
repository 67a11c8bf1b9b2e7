import { type Actor, type GamingDay, type RoomId } from '@cardroom/kernel';
import { type EventOf, type ModuleName, type StateOf, type WishOf } from './room-modules';

/** A fact as the log tells it: what happened, on which stream, in which room. */
export interface Told<E> {
  readonly event: E;
  readonly streamId: string;
  readonly room: RoomId;
  /** The fact's place in the log, unique for ever: what ids of new things are made of (`<word>-<position>`). */
  readonly position: string;
  /** The gaming day that the room was in when the fact was recorded; null before its first. */
  readonly day: GamingDay | null;
  /** The gaming day before that one; null on the first. */
  readonly dayBefore: GamingDay | null;
}

/** A stream of a module. */
export type StreamOf = {
  readonly [M in ModuleName]: { readonly module: M; readonly streamId: string };
}[ModuleName];

/** The streams that a reaction asked to see, as they stand when it reacts; a stream without facts is its initial state. */
export interface Seen {
  state<M extends ModuleName>(module: M, streamId: string): StateOf<M>;
}

interface Wish<M extends ModuleName> {
  readonly module: M;
  readonly streamId: string;
  readonly wish: WishOf<M>;
  /** The house acts by itself (`timer`) unless the wish names who does. */
  readonly by?: Actor;
}

/** A command that a fact leads to elsewhere. */
export type Consequence = { readonly [M in ModuleName]: Wish<M> }[ModuleName];

/** When this happens there, do that here. The name is part of the commands' ids and is never changed. */
export interface Reaction {
  readonly name: string;
  /** The module whose facts it follows, and which of them. */
  readonly module: ModuleName;
  readonly on: readonly string[];
  sees(told: Told<never>): readonly StreamOf[];
  /** Streams that only the first look tells of. */
  seesThen(told: Told<never>, seen: Seen): readonly StreamOf[];
  then(told: Told<never>, seen: Seen): readonly Consequence[];
}

interface Written<M extends ModuleName, T extends EventOf<M>['type']> {
  readonly name: string;
  readonly on: readonly T[];
  /** Streams whose state it has to look at (none). */
  sees?(told: Told<Extract<EventOf<M>, { readonly type: T }>>): readonly StreamOf[];
  /** Streams that what it saw there tells of (none). */
  seesThen?(told: Told<Extract<EventOf<M>, { readonly type: T }>>, seen: Seen): readonly StreamOf[];
  then(told: Told<Extract<EventOf<M>, { readonly type: T }>>, seen: Seen): readonly Consequence[];
}

/** Writes a reaction with its facts and commands checked by the compiler. */
export const whenIn =
  <M extends ModuleName>(module: M) =>
  <T extends EventOf<M>['type']>({ sees, seesThen, ...written }: Written<M, T>): Reaction =>
    ({
      ...written,
      module,
      sees: sees ?? (() => []),
      seesThen: seesThen ?? (() => []),
    }) as unknown as Reaction;

/** A wish for a stream of a module. */
export const wishFor = <M extends ModuleName>(module: M, streamId: string, wish: WishOf<M>): Consequence =>
  ({ module, streamId, wish }) as unknown as Consequence;

/** The module that a stream belongs to: the names of categories begin the ids of their streams. */
export const moduleOf = (streamId: string): string => streamId.slice(0, streamId.indexOf('-'));
