import { AnswerCall, callIcons } from '../due/table-calls';
import { useTableCalls } from '../due/use-table-calls';
import { useTexts } from '../texts/texts';
import './first-call.css';

/** At the foot of every page: which table calls first, and the one tap that answers it. */
export const FirstCall = () => {
  const { t } = useTexts();
  const [call, ...others] = useTableCalls();
  if (!call) return null;
  const { kind, tableNumber, seat } = call;
  const Icon = callIcons[kind];
  const place =
    seat === null ? t('table.name', { number: tableNumber }) : t('due.place', { table: tableNumber, seat });
  return (
    <div className="first-call" data-call={kind}>
      <Icon size={20} aria-hidden="true" />
      <span className="first-call__words">
        <strong>{place}</strong> · {t(kind === 'floor' ? 'due.floorCalled' : `flag.${kind}`)}
        {others.length > 0 && <small> {t('due.moreCalls', { count: others.length })}</small>}
      </span>
      <AnswerCall call={call} />
    </div>
  );
};
