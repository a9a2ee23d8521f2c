// The window sizes in which everything must work: pictures are taken of three, what breaks between them is looked at.

/** Width and height in CSS pixels. */
export const viewports = {
  desktop1440: { name: '1440 桌面', width: 1440, height: 900 },
  laptop1366: { name: '1366 笔记本', width: 1366, height: 768 },
  tablet768: { name: '768 平板', width: 768, height: 1024 },
  phone390: { name: '390 手机', width: 390, height: 844 },
};
