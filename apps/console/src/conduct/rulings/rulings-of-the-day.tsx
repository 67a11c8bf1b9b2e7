import { type RulingRow } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { useBoard } from '../../boards/use-board';
import { Refusal } from '../../cashier/parts/refusal';
import { useTexts } from '../../texts/texts';
import { RuleLink } from '../../rules/rule-link';
import { ConductList } from '../conduct-list';
import { useConductOrder } from '../use-conduct-order';
import { RulingWays } from './ruling-ways';
import { Said } from './said';
import { TableAsItStood } from './table-as-it-stood';

/** One ruling as it was made, and what may still be done about it. */
export const RulingCard = ({ row }: { readonly row: RulingRow }) => {
  const { t } = useTexts();
  const { language } = useLanguage();
  const ways = useConductOrder(`ruling-${row.rulingId}`);
  const { number, state, outcome, askedAt, tableNumber, hand, seat, words, rules, witnesses } = row;
  const place = [
    clockText(Date.parse(askedAt), language),
    tableNumber === null ? null : t('cage.place.tray', { table: tableNumber }),
    hand === null ? null : t('conduct.ruling.hand', { hand }),
    seat === null ? null : t('conduct.ruling.ofSeat', { seat }),
  ];
  return (
    <li className="conduct-card" data-ruling={row.rulingId} data-state={state}>
      <header>
        <h2>{outcome ? t(`conduct.outcome.${outcome}`) : t('conduct.ruling.undecided')}</h2>
        <span className="conduct-card__state">
          {t('conduct.ruling.number', { number })} · {t(`conduct.state.${state}`)}
        </span>
      </header>
      <p>{place.filter(Boolean).join(' · ')}</p>
      {rules.map((rule) => (
        <RuleLink key={rule} rule={rule} />
      ))}
      {words && <p>{words}</p>}
      {row.departureReason && <p>{t('conduct.ruling.departed', { reason: row.departureReason })}</p>}
      {witnesses.length > 0 && <p>{t('conduct.ruling.witnessed', { names: witnesses.join(', ') })}</p>}
      {row.appeal?.decided && <p>{row.appeal.decided.words}</p>}
      <Said row={row} />
      {row.takenAt !== null && outcome === null && (
        <p>{t('conduct.ruling.taken', { at: clockText(Date.parse(row.takenAt), language) })}</p>
      )}
      {row.held !== null && <p>{t('conduct.ruling.held', { amount: row.held })}</p>}
      {row.table && <TableAsItStood table={row.table} />}
      <Refusal problem={ways.problem} />
      <RulingWays row={row} ways={ways} />
    </li>
  );
};

/** The rulings of the gaming day, those that wait for somebody first. */
export const RulingsOfTheDay = () => {
  const { t } = useTexts();
  const waits = new Set(['open', 'awaiting-confirmation', 'appealed']);
  const rows = [...(useBoard('rulings')?.values() ?? [])].sort(
    (a, b) => Number(waits.has(b.state)) - Number(waits.has(a.state)) || b.askedAt.localeCompare(a.askedAt),
  );
  return (
    <ConductList title={t('conduct.part.day')} none={t('conduct.ruling.none')}>
      {rows.map((row) => (
        <RulingCard key={row.rulingId} row={row} />
      ))}
    </ConductList>
  );
};
