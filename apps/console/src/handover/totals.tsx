import { useTexts } from '../texts/texts';

/** The day's counts, each under its word; a count that is newer than the screen shows its own name. */
export const Totals = ({ totals }: { readonly totals: Readonly<Record<string, number>> }) => {
  const { t, i18n } = useTexts();
  const wordOf = (name: string) =>
    i18n.exists(`handover.total.${name}`, { ns: 'app' })
      ? t(`handover.total.${name}` as 'handover.total.listed')
      : name;
  return (
    <dl className="handover__totals">
      {Object.entries(totals).map(([name, count]) => (
        <div key={name}>
          <dt>{wordOf(name)}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
};
