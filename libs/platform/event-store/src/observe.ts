/** What the log tells whoever watches it; `apps` turn it into metrics and log lines. Times in milliseconds. */
export type Observation =
  | {
      readonly kind: 'append';
      readonly outcome: 'appended' | 'repeated' | 'key-reused' | 'conflict';
      readonly events: number;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'command';
      readonly category: string;
      readonly outcome: 'accepted' | 'refused' | 'key-reused';
      readonly retries: number;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'follow';
      readonly follower: string;
      readonly events: number;
      /** Positions between what was delivered and the highest one visible. */
      readonly lagPositions: number;
    }
  | { readonly kind: 'gap-passed'; readonly follower: string; readonly positions: number }
  | {
      /** A gap that could not be proved dead for more than two seconds, and the oldest writer that may be in it. */
      readonly kind: 'follower-blocked';
      readonly follower: string;
      readonly blockedMs: number;
      readonly writer: {
        readonly pid: number;
        readonly applicationName: string;
        readonly query: string;
      } | null;
    }
  | { readonly kind: 'connection-lost'; readonly use: string; readonly error: Error }
  | {
      readonly kind: 'subscription-failed';
      readonly subscription: string;
      readonly position: bigint;
      readonly attempt: number;
      /** True when it was the last attempt: the subscription stands still until the process is restarted. */
      readonly stopped: boolean;
      readonly error: Error;
    };

export type Observe = (observation: Observation) => void;

/** What whoever is on call should read of it; null for what is only counted. */
export const troubleIn = (seen: Observation): string | null => {
  switch (seen.kind) {
    case 'connection-lost':
      return `the connection for ${seen.use} was lost: ${seen.error.message}`;
    case 'follower-blocked':
      return `${seen.follower} has waited ${Math.round(seen.blockedMs)} ms for a write to end`;
    case 'subscription-failed':
      return `${seen.subscription} failed at ${seen.position}, attempt ${seen.attempt}: ${seen.error.message}`;
    default:
      return null;
  }
};
