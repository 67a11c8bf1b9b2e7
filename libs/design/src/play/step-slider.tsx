import { ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import './step-slider.css';
import { useKey } from './use-key';

interface StepSliderProps {
  readonly count: number;
  readonly step: number;
  /** What happened at the step, read aloud with the slider. */
  readonly words: string;
  readonly onStep: (step: number) => void;
}

const everyMs = 1_100;

const usePlaying = ({ count, step, onStep }: StepSliderProps) => {
  const [playing, setPlaying] = useState(false);
  const runs = playing && step < count - 1;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => onStep(step + 1), everyMs);
    return () => clearTimeout(timer);
  }, [runs, step, onStep]);
  return {
    playing: runs,
    toggle: () => {
      if (!runs && step >= count - 1) onStep(0);
      setPlaying(!runs);
    },
    stop: () => setPlaying(false),
  };
};

/** Forward and back through a hand, fact by fact: slider, buttons, arrow keys, or by itself. */
export const StepSlider = (props: StepSliderProps) => {
  const { count, step, words, onStep } = props;
  const { t } = useTranslation('play');
  const { playing, toggle, stop } = usePlaying(props);
  const go = (to: number) => {
    stop();
    onStep(Math.min(count - 1, Math.max(0, to)));
  };
  useKey('ArrowLeft', () => go(step - 1));
  useKey('ArrowRight', () => go(step + 1));
  const ways = [
    { label: t('replay.first'), to: 0, Icon: ChevronFirst },
    { label: t('replay.back'), to: step - 1, Icon: ChevronLeft },
    { label: t('replay.on'), to: step + 1, Icon: ChevronRight },
    { label: t('replay.last'), to: count - 1, Icon: ChevronLast },
  ];
  const key = ({ label, to, Icon }: (typeof ways)[number]) => (
    <button
      key={label}
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > count - 1}
      onClick={() => go(to)}
    >
      <Icon size={26} aria-hidden="true" />
    </button>
  );
  const PlayIcon = playing ? Pause : Play;
  return (
    <div className="step-slider" role="group" aria-label={t('replay.label')}>
      {ways.slice(0, 2).map(key)}
      <button type="button" aria-label={t(playing ? 'replay.pause' : 'replay.play')} onClick={toggle}>
        <PlayIcon size={26} aria-hidden="true" />
      </button>
      {ways.slice(2).map(key)}
      <input
        type="range"
        aria-label={t('replay.slider')}
        aria-valuetext={words}
        min={0}
        max={Math.max(0, count - 1)}
        value={step}
        onChange={({ currentTarget }) => go(Number(currentTarget.value))}
      />
      <span className="step-slider__count">{t('replay.step', { step: step + 1, count })}</span>
    </div>
  );
};
