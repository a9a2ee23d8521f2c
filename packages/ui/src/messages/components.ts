// Written by `npm run reports -w @banxin/ui`: the words of all components in Chinese.
import { copyZh } from '../components/CopyText/CopyText.words.ts';
import { countdownZh } from '../components/CountdownButton/CountdownButton.words.ts';
import { linkZh } from '../components/Link/Link.words.ts';
import { moneyZh } from '../components/Money/Money.words.ts';
import { pagerZh } from '../components/Pager/Pager.words.ts';
import { passwordZh } from '../components/PasswordField/PasswordField.words.ts';
import { viewerZh } from '../components/PreviewViewer/PreviewViewer.words.ts';
import { rowSelectionZh } from '../components/SelectableTable/SelectableTable.words.ts';
import { spinnerZh } from '../components/Spinner/Spinner.words.ts';
import { tableZh } from '../components/Table/Table.words.ts';
import { toastZh } from '../components/Toast/Toast.words.ts';

export const componentsZh = {
  ...copyZh,
  ...countdownZh,
  ...linkZh,
  ...moneyZh,
  ...pagerZh,
  ...passwordZh,
  ...viewerZh,
  ...rowSelectionZh,
  ...spinnerZh,
  ...tableZh,
  ...toastZh,
};
