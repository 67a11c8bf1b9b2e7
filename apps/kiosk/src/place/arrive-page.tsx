import { type Problem, type ReceiptRow } from '@cardroom/contracts';
import { deliver, newCommandKey } from '@cardroom/design';
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
    const answer = await deliver({ name: 'confirm-arrival', body: { entryId }, key: newCommandKey() });
    if (answer.kind === 'refused') return answer.problem;
    if (answer.kind === 'unanswered') return 'unanswered';
    onArrived(code, 'arrived');
    return null;
  };
  return <CodePage to="arrive" onFound={arrive} />;
};
