import { blocksIn, eventOf } from './live-table';

describe('a stream of server-sent events read by hand', () => {
  it('keeps what is not complete for the next part', () => {
    const first = blocksIn('id: 4\r\nevent: view\r\ndata: {"a":1}\r\n\r\nevent: heart');
    expect(first).toEqual({ blocks: ['id: 4\nevent: view\ndata: {"a":1}'], rest: 'event: heart' });
    expect(blocksIn(`${first.rest}beat\ndata: {}\n\n`).blocks.map(eventOf)).toEqual([
      { type: 'heartbeat', data: '{}' },
    ]);
  });

  it('joins data of several lines and passes comments over', () => {
    expect(eventOf(': hello\nevent: view\ndata: {\ndata: }')).toEqual({ type: 'view', data: '{\n}' });
  });
});
