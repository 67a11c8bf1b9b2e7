import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { tellArrival } from './arriving';
import { type Shown } from '../card/look-up';
import { CodePage } from './code-page';

interface ArrivePageProps {
  readonly onArrived: (code: string, why: 'arrived' | 'looked-up') => void;
  readonly onCard: (shown: Shown) => void;
}

/** *Arrive*: who called in earlier gives his code or shows his card, and the room knows that he is here. */
export const ArrivePage = ({ onArrived, onCard }: ArrivePageProps) => {
  const arrive = async (
    code: string,
    { entryId, state }: ReceiptRow,
  ): Promise<Problem | 'unanswered' | null> => {
    if (state !== 'called-in') {
      onArrived(code, 'looked-up');
      return null;
    }
    const trouble = await tellArrival(entryId);
    if (trouble === null) onArrived(code, 'arrived');
    return trouble;
  };
  return <CodePage to="arrive" onFound={arrive} onCard={onCard} />;
};
