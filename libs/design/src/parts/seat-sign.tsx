import { type SeatShape } from '@cardroom/contracts';
import { type ReactNode } from 'react';
import './seat-sign.css';

export type SeatState = SeatShape['state'];

/** Each state has its own form as well as its own colour. Drawn in a box from -8 to 8. */
const forms: Readonly<Record<SeatState, ReactNode>> = {
  free: <circle r="6" className="seat-sign__hollow" />,
  reserved: (
    <>
      <circle r="7" className="seat-sign__solid" />
      <path d="M0-4V.6L3 3" className="seat-sign__mark" />
    </>
  ),
  seated: <circle r="7" className="seat-sign__solid" />,
  absent: (
    <>
      <circle r="6" className="seat-sign__hollow" />
      <path d="M0-6A6 6 0 0 1 0 6z" className="seat-sign__solid" />
    </>
  ),
  leaving: <path d="M-6-6 6 0-6 6z" className="seat-sign__solid" />,
  'must-move': <path d="M0-7 7 6H-7z" className="seat-sign__solid" />,
  held: <rect x="-6" y="-6" width="12" height="12" rx="2" className="seat-sign__solid" />,
  closed: <path d="M-5-5 5 5M5-5-5 5" className="seat-sign__cross" />,
};

/** The sign of a seat's state, inside an SVG. */
export const SeatForm = ({ state }: { readonly state: SeatState }) => (
  <g className="seat-sign" data-state={state}>
    {forms[state]}
  </g>
);

/** The sign of a seat's state on its own; the word always stands beside it. */
export const SeatSign = ({ state, size = 16 }: { readonly state: SeatState; readonly size?: number }) => (
  <svg width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true" focusable="false">
    <SeatForm state={state} />
  </svg>
);
