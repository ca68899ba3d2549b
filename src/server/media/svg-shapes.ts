export const box = (x: number, y: number, width: number, height: number, fill: string, radius = 0): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${radius ? ` rx="${radius}"` : ''} fill="${fill}"/>`

/** Stands for a line of text. */
export const bar = (x: number, y: number, width: number, fill: string, height = 8): string =>
  box(x, y, width, height, fill, height / 2)

export const circle = (x: number, y: number, radius: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`

export const boldText = (x: number, y: number, text: string, size: number, fill: string, anchor = 'middle'): string =>
  `<text x="${x}" y="${y}" font-family="Golos Text,Arial,sans-serif" font-weight="700" font-size="${size}" fill="${fill}" text-anchor="${anchor}">${text}</text>`
