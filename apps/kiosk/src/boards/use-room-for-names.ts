import { useElementSize } from '@mantine/hooks';
import { type Room } from './pages';

/** Sizes in the board's own unit: a hundredth and something of the screen, so that a larger screen shows larger names. */
const columnUnits = 58;
const headUnits = 13.6;
const rowUnits = 8.4;

const unitPx = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('font-size'));

/** How many columns and names fit where they are shown. */
export const useRoomForNames = () => {
  const { ref, width, height } = useElementSize();
  const unit = unitPx();
  const room: Room = {
    columns: Math.max(1, Math.floor(width / (columnUnits * unit))),
    rows: Math.max(1, Math.floor((height - headUnits * unit) / (rowUnits * unit))),
  };
  return { ref, room };
};
