/** A moment, as milliseconds since 1970-01-01 UTC. Pure code compares instants and never asks what time it is. */
export type Instant = number & { readonly __unit: 'epoch-ms' };

export const instant = (epochMs: number): Instant => epochMs as Instant;

export const instantFromIso = (iso: string): Instant => instant(Date.parse(iso));

export const isoOf = (at: Instant): string => new Date(at).toISOString();

export const afterSeconds = (at: Instant, seconds: number): Instant => instant(at + seconds * 1000);

export const afterMinutes = (at: Instant, minutes: number): Instant => afterSeconds(at, minutes * 60);

/** The edge's source of "now"; injected, so that an evening can be simulated. */
export interface Clock {
  now(): Instant;
}

/** A gaming day, as the calendar date on which it opened: `2026-11-28`. */
export type GamingDay = string & { readonly __kind: 'gaming-day' };

export const gamingDay = (date: string): GamingDay => date as GamingDay;
