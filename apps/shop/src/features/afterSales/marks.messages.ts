/** Texts of marks on the proof. */
import { dictionary } from '../../lib/text.ts';

export const marksText = dictionary(
  {
    markPage: (page: string) => `${page}，按下标出位置`,
    page: (file: string, page: number) => `${file} 第 ${page} 页`,
    enlarge: (page: string) => `放大查看：${page}`,
    list: '标记',
    mark: '标记',
    /** Nine parts of a page, row by row. */
    places: ['左上', '上方', '右上', '左侧', '中间', '右侧', '左下', '下方', '右下'],
    at: (page: string, place: string) => `${page} ${place}`,
    gone: '样张预览已不可用',
    words: (number: number) => `标记 ${number} 的说明`,
    placeholder: '这里怎么了（可不填）',
    noWords: '没有说明',
    remove: (number: number) => `删除标记 ${number}`,
    removeShort: '删除',
    hint: '点样张上有问题的地方，再写一句说明；用键盘时按回车在中间加一处，用方向键移动。',
    most: (most: number) => `最多 ${most} 处标记`,
  },
  {
    markPage: (page) => `${page}: press to mark a place`,
    page: (file, page) => `${file} page ${page}`,
    enlarge: (page) => `Look at ${page} large`,
    list: 'Marks',
    mark: 'Mark',
    places: [
      ...['upper left', 'top', 'upper right'],
      ...['left', 'middle', 'right'],
      ...['lower left', 'bottom', 'lower right'],
    ],
    at: (page, place) => `${page}, ${place}`,
    gone: 'The preview of the proof is gone',
    words: (number) => `What is wrong at mark ${number}`,
    placeholder: 'What is wrong here (may be empty)',
    noWords: 'No words',
    remove: (number) => `Remove mark ${number}`,
    removeShort: 'Remove',
    hint: 'Press where something is wrong, then say what. By keyboard: Enter adds a mark in the middle, arrow keys move it.',
    most: (most) => `${most} marks at most`,
  },
);
