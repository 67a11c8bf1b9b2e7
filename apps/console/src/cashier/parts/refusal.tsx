import { type Problem } from '@cardroom/contracts';
import { useLanguage } from '@cardroom/design';
import { Hand } from 'lucide-react';
import { RuleLink } from '../../rules/rule-link';
import './refusal.css';

/** Why the room says no, with its rule, where the eyes are already. */
export const Refusal = ({ problem }: { readonly problem: Problem | null | undefined }) => {
  const { language } = useLanguage();
  return (
    <div className="refusal" role="alert" data-shown={Boolean(problem)}>
      {problem && (
        <>
          <Hand size={20} aria-hidden="true" />
          <p>{problem.texts[language]}</p>
          {problem.rule && <RuleLink rule={problem.rule} quiet />}
        </>
      )}
    </div>
  );
};
