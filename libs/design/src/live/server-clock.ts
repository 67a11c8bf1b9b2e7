let offsetMs = 0;

/** Learns the server's time from an answer, so that every screen counts down alike whatever its own clock says. */
export const learnServerTime = (serverIso: string): number => {
  const serverMs = Date.parse(serverIso);
  offsetMs = serverMs - Date.now();
  return serverMs;
};

/** The server's time now, in epoch milliseconds. */
export const serverNowMs = (): number => Date.now() + offsetMs;
