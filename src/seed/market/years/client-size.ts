export type ClientSize = 'small' | 'medium' | 'large'
