import { useRoom } from './use-board';

/** How often, and by how many minutes, the house lets a called player have more time. */
export const useMoreTime = () => {
  const settings = useRoom()?.settings;
  return {
    mostTimes: Number(settings?.['callMoreTimeTimes'] ?? 0),
    minutes: Number(settings?.['callMoreTimeMinutes'] ?? 0),
  };
};
