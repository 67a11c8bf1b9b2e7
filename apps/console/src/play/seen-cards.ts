import { type CardText, hiddenCard, type TableInView } from '@cardroom/design';

/** Every card that lies face up at the table, or was told before. */
export const seenIn = ({ picture }: Pick<TableInView, 'picture'>): ReadonlySet<CardText> =>
  new Set(
    [...picture.boards.flat(), ...picture.seats.flatMap(({ cards }) => cards.map(({ card }) => card))].filter(
      (card) => card !== hiddenCard,
    ),
  );

/** The cards of a seat that are known already; only the others have to be told when he shows. */
export const knownAt = ({ picture }: Pick<TableInView, 'picture'>, seat: number): readonly CardText[] =>
  picture.seats
    .filter((each) => each.seat === seat)
    .flatMap(({ cards }) => cards.map(({ card }) => card))
    .filter((card) => card !== hiddenCard);
