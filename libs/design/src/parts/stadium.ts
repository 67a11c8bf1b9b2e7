/** A point relative to the middle of the table, x to the right and y down. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Stadium {
  readonly width: number;
  readonly height: number;
}

/** The point at `length` along the rim, clockwise from the middle of the lower edge. */
const rimPoint = ({ width, height }: Stadium, length: number): Point => {
  const radius = height / 2;
  const straight = width - height;
  const arc = Math.PI * radius;
  const half = straight / 2;
  if (length <= half) return { x: -length, y: radius };
  if (length <= half + arc) {
    const angle = (length - half) / radius;
    return { x: -half - radius * Math.sin(angle), y: radius * Math.cos(angle) };
  }
  if (length <= half + arc + straight) return { x: -half + (length - half - arc), y: -radius };
  if (length <= half + 2 * arc + straight) {
    const angle = (length - half - arc - straight) / radius;
    return { x: half + radius * Math.sin(angle), y: -radius * Math.cos(angle) };
  }
  return { x: half - (length - half - 2 * arc - straight), y: radius };
};

/**
 * Where the seats of a table stand: the dealer sits at the middle of the lower edge and seat 1 at his left, the others
 * follow clockwise at even distances along the rim.
 */
export const seatPlaces = (seats: number, stadium: Stadium): readonly Point[] => {
  const rim = Math.PI * stadium.height + 2 * (stadium.width - stadium.height);
  return Array.from({ length: seats }, (_, i) => rimPoint(stadium, (rim * (i + 1)) / (seats + 1)));
};
