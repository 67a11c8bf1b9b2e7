/** A pause between two rounds that can be cut short; being woken during a round skips the next pause. */
export interface Pause {
  wait(): Promise<void>;
  wake(): void;
}

export const pauseOf = (milliseconds: number): Pause => {
  let woken = false;
  let end: () => void = () => undefined;
  return {
    wait: () =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, woken ? 0 : milliseconds);
        woken = false;
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    wake: () => {
      woken = true;
      end();
    },
  };
};
