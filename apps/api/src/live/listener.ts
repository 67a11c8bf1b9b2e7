import { type BoardName } from '@cardroom/contracts';
import { type RoomId } from '@cardroom/kernel';
import { type ServerResponse } from 'node:http';
import { type SignedIn } from '../people/signed-in';

/** More than this waiting to be read: the screen is asleep. It is let go, and resumes by position when it wakes. */
const mostUnreadBytes = 1_048_576;

export interface LiveMessage {
  readonly event: string;
  /** Position to resume from; left out where resuming from it could miss something. */
  readonly id?: string;
  readonly data: unknown;
}

const written = ({ event, id, data }: LiveMessage): string =>
  `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

const texts = new WeakMap<LiveMessage, string>();

/** A message is put into words once, for however many screens. */
const textOf = (message: LiveMessage): string => {
  const known = texts.get(message);
  if (known !== undefined) return known;
  const text = written(message);
  texts.set(message, text);
  return text;
};

/** One open stream of server-sent events: a screen that looks on. */
export class Listener {
  /** What came while the stream was still catching up. */
  private held: LiveMessage[] | null = [];

  constructor(
    readonly who: SignedIn,
    readonly boards: readonly BoardName[],
    private readonly response: ServerResponse,
  ) {}

  get room(): RoomId {
    return this.who.room.roomId;
  }

  get isOpen(): boolean {
    return !this.response.destroyed && !this.response.writableEnded;
  }

  get isCatchingUp(): boolean {
    return this.held !== null;
  }

  /** A live message; held back until everything before it has been written. */
  send(message: LiveMessage): void {
    if (this.held) this.held.push(message);
    else this.write([message]);
  }

  /** Writes what the stream begins with, then what came meanwhile; from here on messages go straight through. */
  caughtUp(beginning: readonly LiveMessage[]): void {
    const held = this.held ?? [];
    this.held = null;
    this.write([...beginning, ...held]);
  }

  end(): void {
    if (this.isOpen) this.response.end();
  }

  private write(messages: readonly LiveMessage[]): void {
    if (!this.isOpen || messages.length === 0) return;
    this.response.write(messages.map(textOf).join(''));
    if (this.response.writableLength > mostUnreadBytes) this.response.destroy();
  }
}
