/** Rejects when the work has not ended in time; the work itself goes on. */
export const withDeadline = async (work: Promise<unknown>, milliseconds: number): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the queue does not answer')), milliseconds);
  });
  await Promise.race([work, late]).finally(() => clearTimeout(timer));
};

interface Closable {
  close(): Promise<void>;
  disconnect(): Promise<void>;
}

/** Closes in good order, or cuts the connection when its server does not answer in time. */
export const closeOr = async (closable: Closable, milliseconds: number): Promise<void> => {
  const closing = closable.close();
  closing.catch(() => undefined);
  await withDeadline(closing, milliseconds).catch(() =>
    withDeadline(closable.disconnect(), 1000).catch(() => undefined),
  );
};
