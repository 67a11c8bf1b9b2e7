export interface ServerSentEvent {
  readonly event: string;
  /** Where the stream may be resumed; null where it may not. */
  readonly id: string | null;
  readonly data: string;
}

/** Splits a live stream into its events. */
export async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<ServerSentEvent> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const blocks = (rest + decoder.decode(chunk, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const fields = new Map(
        block.split('\n').map((line) => [line.split(':')[0] ?? '', line.replace(/^[^:]*: ?/, '')]),
      );
      yield {
        event: fields.get('event') ?? 'message',
        id: fields.get('id') ?? null,
        data: fields.get('data') ?? '',
      };
    }
  }
}
