/** A value between two ends, with its name beside it and its meaning said aloud. */
import { Text } from '@banxin/ui/Text';
import { useId } from 'react';
import * as css from './Folding.css.ts';

export interface SliderProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly words: string;
  readonly onChange: (value: number) => void;
}

export function Slider({ label, words, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id}>
        <Text size={13} tone="body">
          {label}
        </Text>
      </label>
      <input
        {...range}
        id={id}
        type="range"
        className={css.slider}
        aria-valuetext={words}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
    </>
  );
}
