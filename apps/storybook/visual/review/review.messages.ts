// The words of the review page in both languages. `{n}` is a number, `{0}`, `{1}` are what the page puts in.

/** A sentence in both languages. */
export interface Said {
  zh: string;
  en: string;
}

export const messages = {
  brand: { zh: '版心 · 评审室', en: 'Banxin · Review room' },
  title: { zh: '改了什么', en: 'What changed' },
  ofRun: {
    zh: '最近一次拍下的照片，与树里的照片相比。',
    en: 'The pictures of the last run beside those in the tree.',
  },
  ofCommit: {
    zh: '树里的照片，与提交 {0}（{1}）里的相比。',
    en: 'The pictures in the tree beside those of commit {0} ({1}).',
  },
  language: { zh: '语言', en: 'Language' },
  theme: { zh: '主题', en: 'Theme' },
  light: { zh: '浅色', en: 'Light' },
  dark: { zh: '深色', en: 'Dark' },
  shown: { zh: '看哪些', en: 'Show' },
  changed: { zh: '改变', en: 'Changed' },
  resized: { zh: '大小改变', en: 'Size changed' },
  new: { zh: '新的', en: 'New' },
  removed: { zh: '不再有', en: 'Removed' },
  unreadable: { zh: '读不出来', en: 'Unreadable' },
  untaken: { zh: '没有拍成', en: 'Not taken' },
  unchanged: { zh: '{n} 张没有变', en: '{n} unchanged' },
  near: {
    zh: '其中 {n} 张只差几个像素，在允许之内',
    en: '{n} of them differ in a few pixels, fewer than may',
  },
  unphotographed: {
    zh: '{n} 张这一次没有拍：故事没有运行，或者失败了',
    en: '{n} were not photographed this time: their stories did not run, or failed',
  },
  nothing: { zh: '没有变化', en: 'Nothing changed' },
  nothingLong: {
    zh: '每一张照片都和原来一样，没有要看的。',
    en: 'Every picture is what it was; there is nothing to look at.',
  },
  hidden: {
    zh: '这些都没有选中：在上面打开要看的种类。',
    en: 'None of these is shown: choose above what to see.',
  },
  list: { zh: '变了的照片', en: 'Changed pictures' },
  place: { zh: '第 {0} 张，共 {1} 张', en: '{0} of {1}' },
  forced: { zh: '强制配色', en: 'Forced colours' },
  pixels: { zh: '{n} 个像素不同（{0}%）', en: '{n} pixels differ ({0} %)' },
  size: { zh: '原来 {0} × {1}，现在 {2} × {3}', en: 'Was {0} × {1}, is {2} × {3}' },
  taller: { zh: '高了 {n} px', en: '{n} px taller' },
  lower: { zh: '矮了 {n} px', en: '{n} px lower' },
  isNew: {
    zh: '原来没有这张照片。接受以后，它就是比较的标准。',
    en: 'There was no such picture. Accepted, it is the one to compare with.',
  },
  isRemoved: {
    zh: '故事不再有，或者不再要这张照片。接受以后，照片从树里删去。',
    en: 'Its story is gone, or no longer asks for this picture. Accepted, it is removed from the tree.',
  },
  isUnreadable: {
    zh: '有一张读不出来，不能接受：请重新拍摄这个故事。',
    en: 'One of the two cannot be read, so it cannot be accepted: photograph the story anew.',
  },
  isUntaken: {
    zh: '这一次没有拍成，不能接受：照片停不下来，或者故事没有通过检查。',
    en: 'It was not taken this time, so it cannot be accepted: the picture did not come to rest, or a check of the story failed.',
  },
  views: { zh: '怎样看', en: 'View' },
  beside: { zh: '并排', en: 'Side by side' },
  slider: { zh: '滑动', en: 'Slider' },
  swap: { zh: '交换', en: 'Swap' },
  overlay: { zh: '叠放', en: 'Overlay' },
  difference: { zh: '差别', en: 'Difference' },
  before: { zh: '原来', en: 'Before' },
  after: { zh: '现在', en: 'After' },
  edge: { zh: '分界：左边是原来，右边是现在', en: 'Edge: before on the left, after on the right' },
  strength: { zh: '“现在”的浓淡', en: 'Strength of the one after' },
  swapNow: { zh: '换一张', en: 'Swap' },
  nowShown: { zh: '现在看的是：{0}', en: 'Shown: {0}' },
  marks: {
    zh: '品红：像素不同。青：只有一张有的地方。',
    en: 'Magenta: pixels that differ. Cyan: room that only one of them has.',
  },
  actual: { zh: '原大', en: 'Actual size' },
  stage: { zh: '照片', en: 'Pictures' },
  previous: { zh: '上一张', en: 'Previous' },
  next: { zh: '下一张', en: 'Next' },
  accept: { zh: '接受', en: 'Accept' },
  choose: { zh: '选中，准备接受', en: 'Mark to accept' },
  unchoose: { zh: '不接受了', en: 'Unmark' },
  acceptedOne: { zh: '已接受', en: 'Accepted' },
  chosenOne: { zh: '已选中', en: 'Marked' },
  acceptAll: { zh: '全部接受', en: 'Accept all' },
  chooseAll: { zh: '全部选中', en: 'Mark all' },
  askAll: {
    zh: '接受 {n} 张照片？它们会写进 apps/storybook/visual/baselines，用 Git 可以找回原来的。',
    en: 'Accept {n} pictures? They are written to apps/storybook/visual/baselines; Git still has the ones before.',
  },
  yes: { zh: '接受', en: 'Accept' },
  no: { zh: '返回', en: 'Back' },
  heardAccepted: { zh: '已接受 {n} 张', en: '{n} accepted' },
  heardRefused: { zh: '没有接受 {0}：{1}', en: '{0} was not accepted: {1}' },
  unreachable: {
    zh: '没有写成：评审的服务没有回答（{0}）。它还在运行吗？照片都没有动。',
    en: 'Not written: the server of this review did not answer ({0}). Does it still run? No picture was touched.',
  },
  allDone: { zh: '都看过了', en: 'That was all' },
  command: {
    zh: '这一页是文件，不能写照片。在仓库里运行：',
    en: 'This page is a file and writes nothing. Run this in the repository:',
  },
  commandHint: {
    zh: '按 A 选中要接受的照片，命令就写在这里。想在页面上直接接受：npm run review -- --serve',
    en: 'Press A on what you accept, and the command stands here. To accept on the page itself: npm run review -- --serve',
  },
  copy: { zh: '复制命令', en: 'Copy the command' },
  copied: { zh: '已复制', en: 'Copied' },
  already: {
    zh: '这些照片已经在树里，没有要接受的。',
    en: 'These pictures are in the tree already; there is nothing to accept.',
  },
  keys: { zh: '快捷键', en: 'Keys' },
  keysOn: { zh: '单个字母的快捷键有效', en: 'Single letters are shortcuts' },
  keyMove: { zh: '下一张，上一张', en: 'Next, previous' },
  keyAccept: { zh: '接受', en: 'Accept' },
  keyViews: { zh: '五种看法', en: 'The five views' },
  keySwap: { zh: '交换', en: 'Swap' },
  keySize: { zh: '原大', en: 'Actual size' },
} as const satisfies Record<string, Said>;

/** A name of a sentence. */
export type MessageKey = keyof typeof messages;
