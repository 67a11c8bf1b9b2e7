import { type DealerRow } from '@cardroom/contracts';
import { useBoard } from '../boards/use-board';
import { OrderButton } from '../orders/order-button';
import { useTexts } from '../texts/texts';
import { DealerLine } from './dealer-line';
import { SignInDealer } from './sign-in-dealer';
import './staff-page.css';

const places: Readonly<Record<DealerRow['state'], number>> = { dealing: 0, ready: 1, 'on-break': 2 };

const inOrder = (a: DealerRow, b: DealerRow) =>
  places[a.state] - places[b.state] || (a.tableNumber ?? 0) - (b.tableNumber ?? 0);

interface SectionProps {
  readonly section: string;
  readonly dealers: readonly DealerRow[];
}

/** One line of relief: who deals where, who is next, and one tap that pushes them all on. */
const Section = ({ section, dealers }: SectionProps) => {
  const { t } = useTexts();
  const moving = dealers.filter(({ next }) => next !== null).length;
  return (
    <section className="staff-section" aria-label={section}>
      <header>
        <h2>{section}</h2>
        <OrderButton
          order={{ name: 'push-dealers', body: { section }, about: `push-${section}` }}
          label={t('staff.push')}
          about={section}
          {...(moving > 0 ? { detail: t('staff.pushes', { count: moving }) } : {})}
          notYet={moving === 0}
        />
      </header>
      {dealers.some(({ withoutRelief }) => withoutRelief) && (
        <p className="staff-section__warning">{t('staff.withoutRelief')}</p>
      )}
      <ul>
        {[...dealers].sort(inOrder).map((dealer) => (
          <DealerLine key={dealer.dealerId} dealer={dealer} />
        ))}
      </ul>
    </section>
  );
};

/** *Staff*: downs, breaks and the next push, section by section. */
export const StaffPage = () => {
  const { t } = useTexts();
  const rows = useBoard('dealers');
  if (!rows) return <div className="staff" aria-busy="true" />;
  const dealers = [...rows.values()];
  const sections = [...new Set(dealers.map(({ section }) => section))].sort();
  return (
    <div className="staff">
      <header className="staff__head">
        <h1>{t('staff.title')}</h1>
        <SignInDealer />
      </header>
      {sections.length === 0 && <p className="staff__none">{t('staff.none')}</p>}
      <div className="staff__sections">
        {sections.map((section) => (
          <Section
            key={section}
            section={section}
            dealers={dealers.filter((dealer) => dealer.section === section)}
          />
        ))}
      </div>
    </div>
  );
};
