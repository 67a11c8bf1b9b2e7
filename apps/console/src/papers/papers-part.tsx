import { useTexts } from '../texts/texts';
import { KeyInStart } from './key-in-start';
import './papers-part.css';
import { PrintWay } from './print-way';

const papers = ['lists', 'table-sheets', 'seat-cards'] as const;

/** Paper both ways: what is printed before a power cut, and what is keyed in after it. */
export const PapersPart = () => {
  const { t } = useTexts();
  return (
    <div className="house-cards">
      <section className="house-card" aria-label={t('paper.title')}>
        <h2>{t('paper.title')}</h2>
        <p>{t('paper.why')}</p>
        <ul className="papers">
          {papers.map((paper) => (
            <li key={paper}>
              <span>
                <strong>{t(`paper.${paper}`)}</strong>
                <small>{t(`paper.${paper}Why`)}</small>
              </span>
              <PrintWay paper={paper} label={t('paper.print')} about={t(`paper.${paper}`)} />
            </li>
          ))}
        </ul>
      </section>
      <KeyInStart />
    </div>
  );
};
