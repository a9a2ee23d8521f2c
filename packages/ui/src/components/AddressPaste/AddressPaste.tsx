// A whole address in one go: pasted, taken apart, looked over, used.
import CheckIcon from 'lucide-react/icons/circle-check';
import LookIcon from 'lucide-react/icons/triangle-alert';
import { type ReactNode, useMemo, useState } from 'react';
import { useMessages } from '../../messages/MessagesContext.ts';
import { Button } from '../Button/Button.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as css from './AddressPaste.css.ts';
import { RegionSelects } from './RegionSelects.tsx';
import {
  type AddressPart,
  type AddressRegion,
  type RecognisedAddress,
  recogniseAddress,
} from './recogniseAddress.ts';

export type { AddressPart, AddressRegion, RecognisedAddress } from './recogniseAddress.ts';

/** An address as the reader has confirmed it. */
export type AppliedAddress = Pick<RecognisedAddress, 'name' | 'phone' | 'regions' | 'street'>;

export interface AddressPasteProps {
  /**
   * Name of the field.
   * @zh 字段名称。
   * @default '粘贴地址'
   */
  label?: string | undefined;
  /**
   * Provinces with their cities and districts.
   * @zh 省份及其下的市、区县。
   */
  regions: readonly AddressRegion[];
  /**
   * Called by the button with what stands in the parts.
   * @zh 按下按钮时调用，带上各部分当前的内容。
   */
  onApply: (address: AppliedAddress) => void;
  /**
   * First text.
   * @zh 初始文字。
   * @default ''
   */
  defaultValue?: string | undefined;
  /**
   * Help below the text.
   * @zh 文本框下方的说明。
   */
  description?: ReactNode | undefined;
  /**
   * Words of the button.
   * @zh 按钮文字。
   * @default '使用此地址'
   */
  applyLabel?: string | undefined;
  /**
   * Cannot be changed.
   * @zh 不可修改。
   */
  isDisabled?: boolean | undefined;
}

type Edits = Partial<AppliedAddress>;

/** An edit outlives a change of the text as long as the text still says the same about its part. */
function keepEdits(edits: Edits, before: AppliedAddress, after: AppliedAddress): Edits {
  const same = {
    name: before.name === after.name,
    phone: before.phone === after.phone,
    regions: before.regions.at(-1) === after.regions.at(-1),
    street: before.street === after.street,
  };
  return Object.fromEntries(
    Object.entries(edits).filter(([part]) => same[part as keyof AppliedAddress]),
  );
}

/**
 * Recognises while it is pasted or typed. The text stays, every part can be edited, and what was guessed or not
 * found is named.
 * @zh 粘贴或输入时即时识别。原文保留，各部分都可修改，推测的和没有找到的都会说明。
 */
export function AddressPaste({
  label,
  regions,
  onApply,
  defaultValue = '',
  description,
  applyLabel,
  isDisabled = false,
}: AddressPasteProps): ReactNode {
  const messages = useMessages();
  const [text, setText] = useState(defaultValue);
  const [edits, setEdits] = useState<Edits>({});
  const found = useMemo(() => recogniseAddress(text, regions), [text, regions]);
  const { name, phone, regions: path, street } = { ...found, ...edits };
  const words: Readonly<Record<AddressPart, string>> = {
    name: messages.addressName,
    phone: messages.addressPhone,
    region: messages.addressRegion,
    street: messages.addressStreet,
  };
  const isEdited = (part: AddressPart): boolean => (part === 'region' ? 'regions' : part) in edits;
  const open = {
    uncertain: found.uncertain.filter((part) => !isEdited(part)),
    missing: found.missing.filter((part) => !isEdited(part)),
  };
  const listed = (parts: readonly AddressPart[]): string =>
    parts.map((part) => words[part]).join(messages.enumeration);
  const summary = [
    open.missing.length > 0 && messages.addressMissing(listed(open.missing)),
    open.uncertain.length > 0 && messages.addressCheck(listed(open.uncertain)),
  ].filter(Boolean);
  const isSure = summary.length === 0;
  const hint = (part: AddressPart): string | undefined =>
    open.uncertain.includes(part) ? messages.addressCheck(words[part]) : undefined;
  const edit = (part: Edits): void => setEdits({ ...edits, ...part });
  const isShown = text.trim() !== '' && !isDisabled;
  const Icon = isSure ? CheckIcon : LookIcon;

  return (
    <div data-component="AddressPaste" className={css.root}>
      <TextArea
        label={label ?? messages.addressPaste}
        placeholder={messages.addressPlaceholder}
        description={description}
        isDisabled={isDisabled}
        value={text}
        onChange={(next) => {
          setEdits(keepEdits(edits, found, recogniseAddress(next, regions)));
          setText(next);
        }}
      />
      <div
        role="status"
        data-part="summary"
        data-sure={isSure || undefined}
        className={css.summary}
      >
        {isShown && (
          <>
            <Icon className={css.icon} aria-hidden="true" />
            <span>{isSure ? messages.addressFound : summary.join(messages.semicolon)}</span>
          </>
        )}
      </div>
      {isShown && (
        // biome-ignore lint/a11y/useSemanticElements: no legend is shown
        <div
          role="group"
          aria-label={messages.addressResult}
          data-part="result"
          className={css.result}
        >
          <div className={css.person}>
            <TextField
              label={words.name}
              value={name}
              description={hint('name')}
              onChange={(next) => edit({ name: next })}
            />
            <TextField
              label={words.phone}
              type="tel"
              value={phone}
              description={hint('phone')}
              onChange={(next) => edit({ phone: next })}
            />
          </div>
          <RegionSelects
            regions={regions}
            value={path}
            description={hint('region')}
            onChange={(next) => edit({ regions: next })}
          />
          <TextField
            label={words.street}
            value={street}
            onChange={(next) => edit({ street: next })}
          />
          <div className={css.actions}>
            <Button
              variant="primary"
              onPress={() => onApply({ name, phone, regions: path, street })}
            >
              {applyLabel ?? messages.addressUse}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
