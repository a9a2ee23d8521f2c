// Words of PreviewViewer in Chinese.

export const viewerZh = {
  preview: '预览图',
  previewEmpty: '暂无图片信息',
  previewNo: (index: number, count: number): string => `第 ${index} 张，共 ${count} 张`,
  previousImage: '上一张',
  nextImage: '下一张',
  zoomIn: '放大',
  zoomOut: '缩小',
  zoomReset: '还原',
  zoomedTo: (percent: number): string => `放大到 ${percent}%`,
  previewList: '全部图片',
  imageLoading: '图片加载中',
  imageBroken: '图片加载失败',
};
