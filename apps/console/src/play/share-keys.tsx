import { type TableInView } from '@cardroom/design';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { SeatChoices } from './seat-choices';
import { splitBetween } from './split';
import { useTableMoney } from './use-table-money';

/** What each of some players gets or gives, as commands say it. */
export type Shares = readonly { readonly playerId: string; readonly amount: string }[];

interface ShareKeysProps {
  readonly view: TableInView;
  readonly amount: number;
  /** The word on the key that gives the amount to those who were tapped. */
  readonly go: string;
  readonly onShares: (shares: Shares) => void;
}

/** To whom an amount goes, in equal parts: seats are tapped one after the other, the odd chips go to the first. */
export const ShareKeys = ({ view, amount, go, onShares }: ShareKeysProps) => {
  const { decimal } = useTableMoney(view);
  const [seats, setSeats] = useState<readonly number[]>([]);
  const tap = (seat: number) =>
    setSeats((before) =>
      before.includes(seat) ? before.filter((each) => each !== seat) : [...before, seat],
    );
  const shares = () =>
    splitBetween(amount, seats, view.unitMinor)
      .filter((share) => share.amount > 0)
      .map((share) => ({ playerId: view.playerAt.get(share.seat) ?? '', amount: decimal(share.amount) }));
  return (
    <>
      <div className="side__grid">
        <SeatChoices
          seats={view.picture.seats.filter(({ alias }) => alias !== null)}
          isChosen={(seat) => seats.includes(seat)}
          onTap={tap}
        />
      </div>
      <Button disabled={seats.length === 0} onClick={() => onShares(shares())}>
        {go}
      </Button>
    </>
  );
};
