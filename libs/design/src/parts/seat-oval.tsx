import { type SeatShape } from '@cardroom/contracts';
import './seat-oval.css';
import { SeatForm } from './seat-sign';
import { seatPlaces } from './stadium';

const felt = { width: 132, height: 66 };
const rim = { width: 162, height: 94 };

/** A table from above with the state of each seat; the words stand beside it. */
export const SeatOval = ({
  seats,
  dim = false,
}: {
  readonly seats: readonly SeatShape[];
  readonly dim?: boolean;
}) => {
  const places = seatPlaces(seats.length, rim);
  return (
    <svg className="seat-oval" data-dim={dim} viewBox="-92 -56 184 112" aria-hidden="true" focusable="false">
      <rect
        className="seat-oval__felt"
        x={-felt.width / 2}
        y={-felt.height / 2}
        width={felt.width}
        height={felt.height}
        rx={felt.height / 2}
      />
      {seats.map(({ seat, state }, i) => {
        const { x, y } = places[i] ?? { x: 0, y: 0 };
        return (
          <g key={seat} transform={`translate(${x} ${y})`}>
            {dim ? <circle className="seat-oval__chair" r="5" /> : <SeatForm state={state} />}
          </g>
        );
      })}
    </svg>
  );
};
