// Written by `npm run reports -w @banxin/ui`: the words of all components in English.
import { copyEn } from '../components/CopyText/CopyText.words.en.ts';
import { countdownEn } from '../components/CountdownButton/CountdownButton.words.en.ts';
import { linkEn } from '../components/Link/Link.words.en.ts';
import { moneyEn } from '../components/Money/Money.words.en.ts';
import { pagerEn } from '../components/Pager/Pager.words.en.ts';
import { passwordEn } from '../components/PasswordField/PasswordField.words.en.ts';
import { viewerEn } from '../components/PreviewViewer/PreviewViewer.words.en.ts';
import { rowSelectionEn } from '../components/SelectableTable/SelectableTable.words.en.ts';
import { spinnerEn } from '../components/Spinner/Spinner.words.en.ts';
import { tableEn } from '../components/Table/Table.words.en.ts';
import { toastEn } from '../components/Toast/Toast.words.en.ts';

export const componentsEn = {
  ...copyEn,
  ...countdownEn,
  ...linkEn,
  ...moneyEn,
  ...pagerEn,
  ...passwordEn,
  ...viewerEn,
  ...rowSelectionEn,
  ...spinnerEn,
  ...tableEn,
  ...toastEn,
};
