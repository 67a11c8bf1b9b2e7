import './choice.css';

interface ChoiceProps<A extends string> {
  readonly label: string;
  readonly answers: readonly (readonly [A, string])[];
  readonly chosen: A | null;
  readonly onChoose: (answer: A) => void;
}

/** One of a few, each in sight; the arrows go from one to the next. */
export const Choice = <A extends string>({ label, answers, chosen, onChoose }: ChoiceProps<A>) => (
  <fieldset className="choice">
    <legend>{label}</legend>
    <div>
      {answers.map(([answer, word]) => (
        <label key={answer} data-chosen={answer === chosen || undefined} data-answer={answer}>
          <input type="radio" name={label} checked={answer === chosen} onChange={() => onChoose(answer)} />
          {word}
        </label>
      ))}
    </div>
  </fieldset>
);
