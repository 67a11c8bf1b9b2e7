import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { tellArrival } from './arriving';
import { CodePage } from './code-page';

interface ArrivePageProps {
  readonly onArrived: (code: string, why: 'arrived' | 'looked-up') => void;
}

/** *Arrive*: who called in earlier gives his code, and the room knows that he is here; nothing else to tap. */
export const ArrivePage = ({ onArrived }: ArrivePageProps) => {
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
  return <CodePage to="arrive" onFound={arrive} />;
};
