import { type CageTransferRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { useTexts } from '../../texts/texts';
import { Difference } from '../parts/difference';
import { useMoney } from '../parts/use-money';
import { useNameOf, usePlaceWords } from '../use-cage';
import { MadeUp } from '../window/made-up';
import { TransferWays } from './transfer-ways';

const steps = ['asked', 'approved', 'sent', 'received'] as const;

/** One fill, credit or float: how much, from where to where, and who has done each step. */
export const TransferCard = ({ row }: { readonly row: CageTransferRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const { say, minorOf } = useMoney();
  const placeOf = usePlaceWords();
  const nameOf = useNameOf();
  const { transferId, kind, from, to, holding, difference } = row;
  const done = steps.flatMap((step) => {
    const [by, at] = [row[`${step}By`], row[`${step}At`]];
    return by === null ? [] : [{ step, by, at }];
  });
  return (
    <article className="transfer" data-kind={kind} data-transfer={transferId}>
      <p className="transfer__kind">
        <span>{t(`cage.fill.kind.${kind}`)}</span>
        <span>{t('cage.fill.way', { from: placeOf(from), to: placeOf(to) })}</span>
      </p>
      <strong className="transfer__amount">{say(holding.total)}</strong>
      <MadeUp chips={holding.chips} />
      {minorOf(holding.cash) > 0 && <p>{t('cage.fill.cash', { amount: say(holding.cash) })}</p>}
      <ol>
        {done.map(({ step, by, at }) => (
          <li key={step}>
            {t(`cage.fill.by.${step}`, { name: nameOf(by) })}
            {at !== null && ` · ${clockText(Date.parse(at), language)}`}
          </li>
        ))}
      </ol>
      {difference !== null && minorOf(difference) !== 0 && <Difference amount={difference} />}
      <TransferWays row={row} />
    </article>
  );
};
