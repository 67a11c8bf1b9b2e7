import { type HandoverAnswer } from '@cardroom/contracts';
import { clockText, useLanguage } from '@cardroom/design';
import { useFactWords } from '../boards/fact-words';
import { useTexts } from '../texts/texts';
import { Card } from './card';

const Time = ({ at }: { readonly at: string }) => {
  const { language } = useLanguage();
  return <time dateTime={at}>{clockText(Date.parse(at), language)}</time>;
};

type Passing = HandoverAnswer['outOfOrder'][number];

/** Whom somebody went before: who was passed, and the reason that was given for it. */
const PassingRow = ({ passing }: { readonly passing: Passing }) => {
  const { t } = useTexts();
  const say = useFactWords();
  const { at, by, type, alias, tableNumber, seat, gameId, reason, passed, undone } = passing;
  return (
    <li className="handover-fact" data-undone={undone}>
      <Time at={at} />
      <div>
        <p>
          {say(type, { alias, tableNumber, seat, gameId })}
          {undone && <small> · {t('handover.takenBack')}</small>}
        </p>
        {reason && <p>{t('handover.reason', { reason })}</p>}
        <p>{t('handover.passed', { names: passed.map((each) => each.alias).join(', ') })}</p>
        <p>{t('handover.by', { name: by })}</p>
      </div>
    </li>
  );
};

export const OutOfOrder = ({ passings }: { readonly passings: readonly Passing[] }) => {
  const { t } = useTexts();
  return (
    <Card title={t('handover.outOfOrder')} count={passings.length}>
      {[...passings].reverse().map((passing) => (
        <PassingRow key={`${passing.commandId}-${passing.playerId}`} passing={passing} />
      ))}
    </Card>
  );
};

/** Calls that nobody came for. */
export const NoShows = ({ noShows }: Pick<HandoverAnswer, 'noShows'>) => {
  const { t } = useTexts();
  return (
    <Card title={t('handover.noShows')} count={noShows.length}>
      {[...noShows].reverse().map(({ at, alias, what, tableNumber, seat }) => (
        <li key={`${at}-${alias}`} className="handover-fact">
          <Time at={at} />
          <div>
            <p>
              {alias} · {t(`restore.because.${what}`)}
            </p>
            {tableNumber !== null && seat !== null && <p>{t('due.place', { table: tableNumber, seat })}</p>}
          </div>
        </li>
      ))}
    </Card>
  );
};

/** What was taken back. */
export const Undone = ({ actions }: { readonly actions: HandoverAnswer['undone'] }) => {
  const { t } = useTexts();
  const say = useFactWords();
  const nothing = { alias: '…', tableNumber: '…', seat: '…' };
  return (
    <Card title={t('handover.undone')} count={actions.length}>
      {[...actions].reverse().map(({ commandId, at, by, type }) => (
        <li key={commandId} className="handover-fact">
          <Time at={at} />
          <div>
            <p>{say(type, nothing)}</p>
            <p>{t('handover.by', { name: by })}</p>
          </div>
        </li>
      ))}
    </Card>
  );
};
