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
  /**
   * Areas as a tree; a place without children ends the way to it.
   * @zh 地区树；没有下级的地区是末级。
   */
  regions: readonly Region[];
  /**
   * Loads the areas inside one whose `children` are absent. Without it such an area ends the way.
   * @zh 加载没有给出 `children` 的地区的下级；不给时这样的地区就是末级。
   */
  loadChildren?: LoadChildren | undefined;
  /**
   * Codes from the province down, when the parent holds them; empty for none.
   * @zh 从省份起的各级编码，受控时给出；未选时为空数组。
   */
  value?: readonly string[] | undefined;
  /**
   * First codes, when the field holds them.
   * @zh 初始编码，非受控时给出。
   */
  defaultValue?: readonly string[] | undefined;
  /**
   * Called with the codes and the names from the province down; with empty lists when it was cleared.
   * @zh 改变时调用，带上从省份起的编码与名称；清空时都是空数组。
   */
  onChange?: ((codes: string[], names: string[]) => void) | undefined;
  /**
   * Words for a value whose areas are not loaded yet.
   * @zh 地区尚未加载时，代替当前值显示的文字。
   */
  valueText?: string | undefined;
  /**
   * Name in the form's data, which holds the codes joined by commas.
   * @zh 在表单数据中的名称；数据是以逗号连接的编码。
   */
  name?: string | undefined;
  /**
   * Words while nothing is chosen.
   * @zh 未选时显示的文字。
   */
  placeholder?: string | undefined;
  /**
   * Can be read and copied, not changed.
   * @zh 只读：可以查看和复制，不可修改。
   */
  isReadOnly?: boolean | undefined;
  /**
   * Height 30, 40 or 48 px.
   * @zh 高 30、40 或 48 px。
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Columns of areas beside each other; on a phone one level after the other.
 * @zh 各级地区并列成栏；手机上逐级选择。
 */
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
