/** How print buyers head the columns of a spreadsheet of jobs, in both languages. Small half-width letters without spaces. */

/** By the column that is meant; `name` is what a design is called. */
export const COLUMN_WORDS = {
  product: ['产品', '品名', '产品名称', '印品', '种类', 'product', 'item'],
  size: ['成品尺寸', '尺寸', '规格', '成品规格', '大小', 'size', 'finishedsize', 'trimsize'],
  material: ['材质', '纸张', '纸质', '材料', '纸', 'material', 'paper', 'stock'],
  gsm: ['克重', '克数', 'g', 'gsm', 'weight', 'grammage'],
  colours: ['印色', '颜色', '色数', '印刷颜色', '单双面', 'colours', 'colors', 'inks'],
  crafts: ['工艺', '后道', '后道工艺', '表面处理', '加工', 'finishing', 'crafts', 'finish'],
  quantity: ['数量', '每款数量', '印数', '盒数', '张数', 'quantity', 'qty', 'amount'],
  styles: ['款数', '款式数', '几款', 'designs', 'styles', 'versions'],
  name: ['款名', '名称', '姓名', '款式名称', '名字', '人名', 'name', 'designname', 'names'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
