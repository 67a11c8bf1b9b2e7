import { drawingSVG, qrcode } from 'bwip-js/browser';

/** An address as a QR code, drawn as a picture: a telephone reads it from across the table. */
export const SeatQr = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const svg = qrcode({ bcid: 'qrcode', text, scale: 6, padding: 2, backgroundcolor: 'FFFFFF' }, drawingSVG());
  return (
    <img
      className="seat-link__qr"
      alt={label}
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
    />
  );
};
