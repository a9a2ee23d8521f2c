// A place by province, city and district, or found by its name.
import PinIcon from 'lucide-react/icons/map-pin';
import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import { panel } from '../../internal/calendar.css.ts';
import { classes } from '../../internal/classes.ts';
import type { FieldProps } from '../../internal/fieldProps.ts';
import * as field from '../../internal/fieldStyle.css.ts';
import { type FieldLinks, PlainField } from '../../internal/PlainField.tsx';
import { useMessages } from '../../messages/MessagesContext.ts';
import { AreaPanel } from './AreaPanel.tsx';
import * as css from './AreaPicker.css.ts';
import { along, type Region } from './areaTree.ts';
import { type LoadChildren, useAreas } from './useAreas.ts';

export interface AreaPickerProps extends FieldProps {
  /** Areas as a tree; a place without children ends the way to it. */
  regions: readonly Region[];
  /** Loads the areas inside one whose `children` are absent. Without it such an area ends the way. */
  loadChildren?: LoadChildren | undefined;
  /** Codes from the province down, when the parent holds them; empty for none. */
  value?: readonly string[] | undefined;
  /** First codes, when the field holds them. */
  defaultValue?: readonly string[] | undefined;
  /** Called with the codes and the names from the province down; with empty lists when it was cleared. */
  onChange?: ((codes: string[], names: string[]) => void) | undefined;
  /** Words for a value whose areas are not loaded yet. */
  valueText?: string | undefined;
  /** Name in the form's data, which holds the codes joined by commas. */
  name?: string | undefined;
  /** Words while nothing is chosen. */
  placeholder?: string | undefined;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Columns of areas beside each other; on a phone one level after the other. */
export function AreaPicker({
  regions,
  loadChildren,
  value,
  defaultValue = [],
  onChange,
  valueText,
  name,
  placeholder,
  isReadOnly = false,
  size = 'medium',
  ...rest
}: AreaPickerProps): ReactNode {
  const messages = useMessages();
  const id = useId();
  const [own, setOwn] = useState(defaultValue);
  const [isOpen, setOpen] = useState(false);
  const areas = useAreas(regions, loadChildren);
  const codes = value ?? own;
  const known = along(regions, codes, areas.loaded);
  const isKnown = known.length === codes.length;
  const text = isKnown ? known.map((area) => area.name).join(' / ') : (valueText ?? '');
  const commit = (path: Region[]): void => {
    const next = path.map(({ code }) => code);
    setOwn(next);
    setOpen(false);
    onChange?.(
      next,
      path.map((area) => area.name),
    );
  };
  const invalid = (rest.isInvalid ?? Boolean(rest.errorMessage)) || undefined;
  const look = classes(field.box, field.boxSize[size]);
  const trigger = (links: FieldLinks): ReactNode => (
    <DialogTrigger
      isOpen={isOpen}
      onOpenChange={(open) => {
        if (open) areas.start(codes);
        setOpen(open);
      }}
    >
      <Button
        aria-labelledby={`${links['aria-labelledby']} ${id}value`}
        aria-describedby={[rest.isRequired && `${id}required`, links['aria-describedby']]
          .filter(Boolean)
          .join(' ')}
        isDisabled={rest.isDisabled ?? false}
        data-part="trigger"
        data-invalid={invalid}
        className={classes(look, css.trigger)}
      >
        <span
          id={`${id}value`}
          data-part="value"
          data-placeholder={!text || undefined}
          className={css.value}
        >
          {text || (placeholder ?? messages.areaPlaceholder)}
        </span>
        <PinIcon className={field.affixIcon} aria-hidden="true" />
      </Button>
      <Popover data-part="popover" className={panel} offset={4} placement="bottom start">
        <Dialog aria-labelledby={links['aria-labelledby']} className={css.dialog}>
          <AreaPanel
            regions={regions}
            areas={areas}
            onChoose={commit}
            onClear={codes.length > 0 && !rest.isRequired ? () => commit([]) : undefined}
          />
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
  return (
    <PlainField {...rest} component="AreaPicker">
      {(links) => (
        <>
          {isReadOnly ? (
            <input
              {...links}
              readOnly
              value={text}
              data-part="value"
              className={classes(look, css.readOnly)}
            />
          ) : (
            trigger(links)
          )}
          {rest.isRequired && (
            <span hidden id={`${id}required`}>
              {messages.required}
            </span>
          )}
          {name !== undefined && (
            <input
              type="hidden"
              name={name}
              value={codes.join(',')}
              disabled={rest.isDisabled ?? false}
            />
          )}
        </>
      )}
    </PlainField>
  );
}
