import { type TableInView } from '@cardroom/design';

/** A player as the dealer calls him: his seat, and his alias. */
export const nameAt = ({ picture }: Pick<TableInView, 'picture'>, seat: number): string => {
  const alias = picture.seats.find((each) => each.seat === seat)?.alias;
  return alias ? `${seat} · ${alias}` : String(seat);
};
